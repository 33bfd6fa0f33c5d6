/** Which slices of the tables a position needs for an exact verdict on each of its moves. */
import { countBits, opposite, type Position } from '@crownhead/rules';
import { type Material, materialKey, swapped } from './material.ts';

/** With a man of the side to move crowned. */
const crowned = (material: Material): readonly Material[] =>
  material.ownMen === 0
    ? []
    : [{ ...material, ownMen: material.ownMen - 1, ownKings: material.ownKings + 1 }];

function materialOf({ turn, kings, ...sides }: Position): Material {
  const [own, other] = [sides[turn], sides[opposite(turn)]];
  const [ownKings, otherKings] = [countBits(own & kings), countBits(other & kings)];
  return { ownMen: countBits(own) - ownKings, ownKings, otherMen: countBits(other) - otherKings, otherKings };
}

/** The material of a position and of those that it becomes without a capture, by either side to move: `2k1m-1k0m`. */
export function nearMaterials(position: Position): readonly string[] {
  const here = materialOf(position);
  const near = [here, ...crowned(here), ...crowned(swapped(here))];
  return [...new Set(near.flatMap((material) => [material, swapped(material)]).map(materialKey))];
}
