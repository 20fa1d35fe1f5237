/**
 * Names how payslips are calculated. It changes whenever the same input and parameters may give another payslip;
 * a test compares it with what the worked payslips give.
 */
export const MODULE_VERSION = '1'
