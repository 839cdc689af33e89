import { babyAndToys } from './baby-and-toys.ts';
import { beauty } from './beauty.ts';
import { books } from './books.ts';
import type { CategoryWords } from './category-words.ts';
import { electronics } from './electronics.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { mensFashion } from './mens-fashion.ts';
import { mobiles } from './mobiles.ts';
import { sports } from './sports.ts';
import { stationeryAndMusic } from './stationery-and-music.ts';
import { supermarket } from './supermarket.ts';
import { toolsAndCar } from './tools-and-car.ts';
import { womensFashion } from './womens-fashion.ts';

/** Categories with the most products come first. */
export const CATEGORIES: readonly CategoryWords[] = [
  womensFashion,
  mobiles,
  home,
  mensFashion,
  electronics,
  beauty,
  kitchen,
  supermarket,
  babyAndToys,
  books,
  sports,
  toolsAndCar,
  stationeryAndMusic,
];
