/** The library's database file, in the library's folder. */
export const databaseFile = 'library.db';
