import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { RANGE_NAMES } from './number-forms'
import type { FirmPageData } from './page.server'
import type { TenantProps } from './section-page'

export function NumbersSection({ tenant, numbers }: TenantProps & { numbers: FirmPageData['numbers'] }) {
  const texts = useTexts().tenants
  const href = useHref()
  return (
    <section className="sheet stack-tight" aria-labelledby="nummern">
      <h2 id="nummern">{texts.numbers.title}</h2>
      <p>{texts.numbers.text}</p>
      <dl className="facts">
        {Object.entries(RANGE_NAMES).map(([name, range]) => (
          <div key={name}>
            <dt>{texts.numbers.ranges[range]}</dt>
            <dd>
              {numbers[range]}{' '}
              <a
                className="target"
                href={href(paths.tenantNumbers(tenant.id, name))}
                aria-label={texts.changeOf(texts.numbers.of[range])}
              >
                {texts.change}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
