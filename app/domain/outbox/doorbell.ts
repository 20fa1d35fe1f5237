let listener: (() => void) | undefined

/** Tells this process's worker that a mail was queued. It looks a moment later, once the change is committed. */
export function ringDoorbell(): void {
  listener?.()
}

/** There is one worker per process. */
export function onDoorbell(listen: () => void): void {
  listener = listen
}
