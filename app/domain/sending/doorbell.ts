export type ChannelName = 'mail' | 'events'

const listeners = new Map<ChannelName, () => void>()

/** Tells this process's worker that something was queued. It looks a moment later, once the change is committed. */
export function ringDoorbell(channel: ChannelName): void {
  listeners.get(channel)?.()
}

/** There is one worker per process and channel. */
export function onDoorbell(channel: ChannelName, listen: () => void): void {
  listeners.set(channel, listen)
}
