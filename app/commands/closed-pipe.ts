/** A reader that closes the pipe (`npm run doctor | head -1`) is not a failure and does not change the exit code. */
export function allowClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
