/** Where the program in the executable begins, once it has been unpacked. */
import { main } from '../../packages/cli/src/main.ts';

main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
