/** The thing does not exist, or not for this caller. */
export class NotFound extends Error {
  override name = 'NotFound'
}

/** The change does not fit the state of things. Each noun has a class of its own, which names its codes. */
export abstract class Conflict extends Error {
  override name = 'Conflict'
  abstract readonly code: string
}

/** Others were quicker, or too many wait already. The same again may succeed: 503, not a conflict that somebody resolves. */
export class Busy extends Error {
  override name = 'Busy'
}

/** The caller is known, but may not do this. */
export class Forbidden extends Error {
  override name = 'Forbidden'
}
