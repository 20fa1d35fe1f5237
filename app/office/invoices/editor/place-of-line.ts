import { useTexts } from '~/kit/language'

/** `Position 3: ` for the fields of the third line. */
export function usePlaceOfLine(): (field: string) => string {
  const { of } = useTexts().contracts.lines
  return (field) => {
    const number = /^position_(\d+)_/.exec(field)?.[1]
    return number === undefined ? '' : `${of(Number(number))}: `
  }
}
