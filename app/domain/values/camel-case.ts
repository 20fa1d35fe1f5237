type CamelCased<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCased<Rest>>}`
  : Name

/** A row by the names that code has: `postal_code` is `postalCode`. */
export type InCamelCase<Row> = { [Column in keyof Row & string as CamelCased<Column>]: Row[Column] }

/** Those columns of a row, by the names that code has. */
export function inCamelCase<Column extends string, Row extends Record<Column, unknown>>(
  row: Row,
  columns: readonly Column[],
): InCamelCase<Pick<Row, Column>> {
  const entries = columns.map((column) => [camelCased(column), row[column]])
  return Object.fromEntries(entries) as InCamelCase<Pick<Row, Column>>
}

function camelCased(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
