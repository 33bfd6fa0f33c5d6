/** What the search asks of the program around it: the endgame tables, and whether to stop. */

/** Who wins a position without a jump: 1 the side to move, 2 the other, 3 neither, 0 not known. */
export declare function result(own: i32, other: i32, kings: i32, down: bool): i32;

/** In how many plies. */
export declare function distance(own: i32, other: i32, kings: i32, down: bool): i32;

/** Asked every thousand nodes or so. */
export declare function shouldStop(nodes: f64): bool;
