import { forms, settled, traps } from './forms-and-traps'
import { garnishment, wageTypes } from './wage-types'
import { wrongFigures } from './wrong-figures'

export const LAW_CASES = [...wrongFigures, ...forms, ...traps, ...settled, ...wageTypes, ...garnishment]
