/** Everything the engine offers. */
export {};
