/** Who asks: a person by id, or an account by the hash of the address that was typed. */
type Who = { user: string } | { account: string }

/** By the id of the request: known where its session is looked up, told where the answer is logged. */
const asking = new Map<string, Who>()

export function noteWho(request: Request, who: Who): void {
  const id = request.headers.get('x-request-id')
  if (id !== null) asking.set(id, who)
}

export function whoAsks(request: Request): Who | undefined {
  return asking.get(request.headers.get('x-request-id') ?? '')
}

/** Forgets it as well. */
export function takeWho(requestId: string): Who | undefined {
  const who = asking.get(requestId)
  asking.delete(requestId)
  return who
}
