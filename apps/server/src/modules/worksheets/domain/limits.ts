/** What one call may announce or send. */
export const mostFilesPerUpload = 5;
/** What one round of a student, or a worksheet itself, may hold. */
export const mostFiles = 20;
/** Small enough to get through on a bad line, large enough not to ask all the time. */
export const chunkBytes = 256 * 1024;
