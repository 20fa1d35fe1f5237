import { useTexts } from '~/kit/language'

/** Prefix of a line's fields: `Position 3: `. */
export function usePlaceOfLine(): (field: string) => string {
  const { of } = useTexts().contracts.lines
  return (field) => {
    const number = /^position_(\d+)_/.exec(field)?.[1]
    return number === undefined ? '' : `${of(Number(number))}: `
  }
}
