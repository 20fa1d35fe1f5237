import type { Payslip } from './payslip/result'

/** Without how each amount was found, which only somebody's own payslip tells. */
type Unexplained<Data> = Data extends readonly (infer One)[]
  ? Unexplained<One>[]
  : Data extends object
    ? { [Key in keyof Data as Key extends 'explanation' ? never : Key]: Unexplained<Data[Key]> }
    : Data

/** A payslip's figures, as sums, lists and reports read them. */
export type PayslipFigures = Unexplained<Payslip>

/** As `calculationJson` writes it; a letter of a person's own text is never mistaken, since quotation marks in it are escaped. */
const EXPLANATION =
  /,"explanation":\{"rule":"\w+","figures":\{(?:"\w+":\{"kind":"\w+","\w+":(?:-?\d+|"[\d.-]+")\},?)*\}\}/g

/** A calculation's JSON without its explanations, which are a third of the text and half of its objects. */
export function withoutExplanations(json: string): string {
  return json.replace(EXPLANATION, '')
}
