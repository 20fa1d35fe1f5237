/** For `handle.isAtWork` of a page whose data say how far a queue has come. */
export function isQueueAtWork(data: unknown): boolean {
  return Object.values(data ?? {}).some((one) => Number((one as { open?: unknown } | null)?.open) > 0)
}
