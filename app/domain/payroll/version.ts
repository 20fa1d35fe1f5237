/**
 * Change it whenever the same input and parameters may give another payslip; a test compares it with the
 * results of the worked payslips.
 */
export const MODULE_VERSION = '4'
