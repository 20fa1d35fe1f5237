import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'

export function YearFiles({ token, years }: { token: string; years: number[] }) {
  const texts = useTexts().portal.invoices
  const href = useHref()
  return (
    <p className="actions screen-only">
      {years.map((year) => (
        <a className="target" key={year} href={href(paths.portalYear(token, year))} download>
          {texts.yearFile(year)}
        </a>
      ))}
    </p>
  )
}
