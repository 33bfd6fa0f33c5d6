/** Does a program of this number run? */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's program is running all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
