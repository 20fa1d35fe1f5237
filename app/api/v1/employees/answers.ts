import { pageOf } from '../../rest/answers'
import { reference, text } from '../../rest/shapes'

export const employeePage = pageOf({
  id: reference({ description: 'What hours are reported under.' }),
  number: text({ description: 'Personnel number.', example: '1001' }),
  first_name: text({ description: 'Of the employee.', example: 'Maren' }),
  last_name: text({ description: 'Of the employee.', example: 'Thomsen' }),
})
