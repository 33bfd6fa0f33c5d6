/** The names of three-move ballots, apart from the ballots: whoever draws one need not know what it is called. */

/** By number. */
const THREE_MOVE_NAMES: Readonly<Record<number, string>> = {
  5: 'Dreaded Edinburgh',
  6: 'Inferno',
  8: 'Edinburgh Single',
  9: 'Wilderness I',
  16: 'Wilderness II',
  34: 'Twilight Zone',
  35: 'Dundee Barred',
  46: 'Double Cross',
  48: 'Rattlesnake',
  60: 'Black Hole',
  62: 'Gemini I',
  65: "Fraser's Inferno",
  68: 'White Doctor',
  71: 'Diabolical Denny',
  86: 'Octopus',
  87: 'Tyne',
  94: 'Nutcracker',
  96: 'Skull-Cracker',
  105: 'Gemini II',
  133: 'Octopus',
  137: 'Shark',
  145: 'Cheetah',
  153: 'Black Widow',
  174: 'Skunk',
};

/** The name players have given a three-move ballot, by its number; most have none. */
export const threeMoveName = (number: number): string | null => THREE_MOVE_NAMES[number] ?? null;
