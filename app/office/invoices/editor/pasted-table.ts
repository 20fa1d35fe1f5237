import { tableOf } from '~/kit/paste/table'

/** Whether a text is a table: several cells, or several rows. One cell or one sentence goes into its field. */
export function pastedTable(text: string): boolean {
  return (
    tableOf(text.includes('\t') ? text : text.replaceAll(';', ' '))
      .flat()
      .filter((cell) => cell !== '').length > 1
  )
}
