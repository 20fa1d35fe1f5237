/**
 * Change it whenever the same input and parameters may give a different payslip; a test compares it with the worked
 * payslips' results.
 */
export const MODULE_VERSION = '6'
