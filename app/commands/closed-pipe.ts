/** As in `npm run doctor | head -1`: what nobody reads is no failure, and the exit code stays the command's own. */
export function allowClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
