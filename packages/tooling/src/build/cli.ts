import { precompress } from './precompress.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: cli.ts FOLDER');
console.log(`${await precompress(folder)} files compressed in ${folder}`);
