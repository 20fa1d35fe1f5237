let listener: (() => void) | undefined

/** Tells the worker of this process that a mail was queued. It looks a moment later, when the change is committed. */
export function ringDoorbell(): void {
  listener?.()
}

/** Who is told; there is one worker in a process. */
export function onDoorbell(listen: () => void): void {
  listener = listen
}
