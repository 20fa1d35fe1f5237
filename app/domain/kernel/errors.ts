/** It does not exist, or not for this caller. */
export class NotFound extends Error {
  override name = 'NotFound'
}

/** The change does not fit the current state. Each noun has a subclass with its codes. */
export abstract class Conflict extends Error {
  override name = 'Conflict'
  abstract readonly code: string
}

/** Others came first, or too many are waiting. Trying again may succeed: 503, not a conflict that a user has to resolve. */
export class Busy extends Error {
  override name = 'Busy'
}

export class Forbidden extends Error {
  override name = 'Forbidden'
}
