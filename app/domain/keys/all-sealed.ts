import { SEALED_COLUMNS } from '../kernel/sealed-columns'

/** Besides a firm's sealed text: users' secrets, and bytes. */
const OTHERS = [
  {
    table: 'employee_documents',
    column: 'bytes',
    purpose: 'employee_document',
    owner: 'tenant_id',
    row: ['id'],
  },
  {
    table: 'sessions',
    column: 'id_token_sealed',
    purpose: 'id token',
    owner: 'user_id',
    row: ['token_hash'],
  },
  {
    table: 'totp_secrets',
    column: 'secret_sealed',
    purpose: 'second factor',
    owner: 'user_id',
    row: ['user_id'],
  },
  {
    table: 'mandate_scans',
    column: 'bytes',
    purpose: 'mandate.scan',
    owner: 'tenant_id',
    row: ['mandate_id'],
  },
  {
    table: 'bank_files',
    column: 'bytes',
    purpose: 'bank.file',
    owner: 'tenant_id',
    row: ['id'],
  },
  {
    table: 'incoming_payslips',
    column: 'bytes',
    purpose: 'incoming_payslip',
    owner: 'tenant_id',
    row: ['id'],
  },
]

/** Every sealed column. Documents are files and handled separately. */
export const ALL_SEALED = [
  ...Object.entries(SEALED_COLUMNS).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, binding]) => ({ table, column, owner: 'tenant_id', ...binding })),
  ),
  ...OTHERS,
]
