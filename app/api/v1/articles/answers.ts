import { pageOf, shownLine } from '../../rest/answers'
import { text } from '../../rest/shapes'

const { article_number, description, unit, unit_price, price_includes_tax, tax_category, tax_rate } =
  shownLine

export const articlePage = pageOf({
  article_number,
  description,
  unit,
  unit_price,
  price_includes_tax,
  tax_category,
  tax_rate,
  tax_reason: text({ description: 'Why no tax is charged.' }).nullable(),
})
