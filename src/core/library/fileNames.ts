/** The file name of the database in the library's folder. */
export const databaseFile = 'library.db';
