/** The client: a user or a key of the interface by id, or an account by the hash of the address entered. */
type Who = { user: string } | { key: string } | { account: string }

/** By request id: set at the session lookup, read by the access log. */
const asking = new Map<string, Who>()

export function rememberCaller(request: Request, who: Who): void {
  const id = request.headers.get('x-request-id')
  if (id !== null) asking.set(id, who)
}

export function callerOf(request: Request): Who | undefined {
  return asking.get(request.headers.get('x-request-id') ?? '')
}

export function takeCaller(requestId: string): Who | undefined {
  const who = asking.get(requestId)
  asking.delete(requestId)
  return who
}
