/** The thing does not exist, or not for this caller. */
export class NotFound extends Error {
  override name = 'NotFound'
}

/** The change does not fit the current state. Each noun has its own class, which names its codes. */
export abstract class Conflict extends Error {
  override name = 'Conflict'
  abstract readonly code: string
}

/** Others were quicker, or too many are waiting already. Trying again may succeed: 503, not a conflict for a person to resolve. */
export class Busy extends Error {
  override name = 'Busy'
}

/** The caller is known, but may not do this. */
export class Forbidden extends Error {
  override name = 'Forbidden'
}
