import { Conflict } from '../kernel/errors'

export class ImportConflict extends Conflict {
  constructor(
    override readonly code:
      | 'import_file_missing'
      | 'import_file_empty'
      | 'import_file_too_large'
      | 'import_file_unknown'
      | 'import_file_old'
      | 'import_file_locked'
      | 'import_file_damaged'
      | 'import_file_too_heavy'
      | 'import_file_mac'
      | 'import_file_dos'
      | 'import_file_central'
      | 'import_file_encoding'
      | 'import_file_twice_encoded'
      | 'import_no_rows'
      | 'import_too_many_rows'
      | 'import_too_many_columns'
      | 'import_too_much_text',
  ) {
    super(code)
  }
}
