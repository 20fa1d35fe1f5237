import { Conflict } from '../kernel/errors'

export class LogoConflict extends Conflict {
  constructor(
    override readonly code:
      | 'logo_too_large'
      | 'logo_type'
      | 'logo_too_many_pixels'
      | 'logo_damaged'
      | 'logo_not_rgb'
      | 'logo_turned',
  ) {
    super(code)
  }
}
