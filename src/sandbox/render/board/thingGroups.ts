import type { Subject } from './subject';
import { type SubjectName, subjects } from './subjects';

/**
 * Things that are often part of the background. Such a thing becomes the subject only if the text names no other thing
 * or person.
 */
export const backdrops: readonly SubjectName[] = [
  'tower',
  'tree',
  'window',
  'door',
  'house',
  'shop',
  'flower',
  'plant',
  'drop',
  'fire',
  'screen',
  'bird',
  'chair',
  'bed',
  'sofa',
  'laptop',
  'pot',
  'table',
  'cabinet',
  'swing',
  'paper',
  'scale',
  'bridge',
  'waterfall',
  'statue',
  'windTurbine',
  'solarPanel',
  'bench',
  'sign',
  'rock',
  'lockers',
  'curtain',
  'blanket',
  'yogaMat',
];

/** The `backdrops` that may be drawn next to a person, because the person probably uses them. */
export const usedThings: readonly SubjectName[] = ['laptop', 'paper', 'flower', 'plant', 'pot', 'scale'];

/** Foods that are drawn on a plate when seen from above. */
export const platedFoods: readonly SubjectName[] = [
  'bread',
  'cake',
  'burger',
  'fruit',
  'apple',
  'lemon',
  'orange',
  'tomato',
  'vegetables',
  'onion',
  'egg',
  'cheese',
  'pizza',
  'fries',
  'sushi',
  'sandwich',
  'taco',
  'cookie',
  'croissant',
  'chocolate',
  'icecream',
];

/** Other things that count as food: vessels, and foods whose drawings include a plate or a package. */
const otherFoods: readonly SubjectName[] = [
  'plate',
  'can',
  'pouch',
  'kettle',
  'moka',
  'pint',
  'wineglass',
  'noodles',
  'meat',
  'fishdish',
];

/** If a caption names food, an empty dish is not drawn as a second subject. */
export const isFood = (name: SubjectName): boolean => platedFoods.includes(name) || otherFoods.includes(name);

/** The `backdrops` that become the subject at the start of a caption, as in "Birds circle over the sea". */
export const leaders: readonly SubjectName[] = ['bird', 'flower', 'tree', 'plant', 'house', 'shop'];

/** An animal is the subject even if the text names a small thing first: "Keys jingle. A beagle lifts one ear." */
export const animals: readonly SubjectName[] = ['dog', 'cat', 'fox', 'cow', 'hen', 'horse'];

/** Animals that are food in ads for any trade that does not keep them. */
export const livestock: readonly SubjectName[] = [
  'cow',
  'hen',
  'pig',
  'boar',
  'ram',
  'ewe',
  'goat',
  'deer',
  'turkey',
  'rooster',
  'duck',
  'goose',
  'fish',
  'shrimp',
  'crab',
  'lobster',
  'octopus',
  'cowHerd',
  'sheepFlock',
  'chickens',
  'fishShoal',
];

/** Parts of a body. They are not drawn beside a person. */
export const bodyParts: readonly SubjectName[] = ['ear-medium-light', 'eye', 'foot-medium-light'];

/** Things that a person may wear. A worn thing is not drawn: "A runner in muddy boots" shows only a runner. */
export const garments: readonly SubjectName[] = [
  'shirt',
  'coat',
  'hat',
  'helmet',
  'glasses',
  'shoe',
  'sock',
  'sandal',
  'headphones',
  'jeans',
  'scarf',
  'gloves',
  'necktie',
  'kimono',
  'shorts',
  'earrings',
  'slippers',
];

/** Things with flowers. A brief that rules out flowers rules out all of them. */
export const flowers: readonly SubjectName[] = [
  'flower',
  'flowerPots',
  'bouquet',
  'bouquetLarge',
  'sunflower',
  'lotus',
];

export const seats: readonly SubjectName[] = ['sofa', 'chair', 'bed'];

export const ridden: readonly SubjectName[] = [
  'bike',
  'cargobike',
  'scooter',
  'horse',
  'surfboard',
  'kayak',
  'skateboard',
  'swing',
];

export const isSmall = (name: SubjectName) => {
  const { place, height }: Subject = subjects[name];
  return place === 'table' && height <= 0.3;
};

/** Whether a thing is as high as a house and stays where it is. */
export const isBuilding = (name: SubjectName) => {
  const { place, height, motion }: Subject = subjects[name];
  return place === 'ground' && height >= 1.6 && motion === 'none';
};

export const standOf = (name: SubjectName): Subject['place'] => subjects[name].place;

/** Things that are never inside a room. */
export const outdoorThings: readonly SubjectName[] = [
  'house',
  'shop',
  'tower',
  'tree',
  'tent',
  'lighthouse',
  'bird',
  'plane',
  'balloon',
  'rocket',
  'horse',
  'cow',
  'hen',
  'bee',
  'swing',
];

/** Things that are outside a room only if the caption says so. */
export const indoorThings: readonly SubjectName[] = ['bed', 'fridge', 'washer', 'cabinet', 'pot', 'kettle', 'machine'];

/**
 * Things that ad copy names mostly in another sense or in passing, as in "Book now", "Doors 8:30", "early bird", "box
 * office", "six o'clock", "de regalo" and "to your table".
 */
export const vagueThings: readonly SubjectName[] = [
  'bird',
  'book',
  'box',
  'can',
  'chair',
  'clock',
  'door',
  'drop',
  'ear-medium-light',
  'eye',
  'fire',
  'foot-medium-light',
  'frame',
  'gift',
  'hat',
  'house',
  'key',
  'pot',
  'screen',
  'shop',
  'table',
  'ticket',
  'tower',
  'tree',
  'wheel',
  'window',
];
