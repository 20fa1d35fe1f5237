import { Money } from '~/kit/figures'
import { useTexts } from '~/kit/language'
import type { PayrollSlip } from './run.server'
import type { SlipSection } from './slip-lines.server'

export function SlipLines({ slip: { sections, waiting, released } }: { slip: PayrollSlip }) {
  const texts = useTexts().payrollRun.slip
  const title = waiting ? texts.waitingPreview : released ? texts.releasedPreview : texts.preview
  return (
    <section className="stack-tight" aria-labelledby="vorschau">
      <h2 id="vorschau">{title}</h2>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </section>
  )
}

function Section({ section: { title, lines } }: { section: SlipSection }) {
  const texts = useTexts().payrollRun.slip
  return (
    <table className="table">
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, cents, how, isSum }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same.
          <tr key={index}>
            <th scope="row">
              {isSum ? <strong>{label}</strong> : label}
              {how ? (
                <>
                  <br />
                  <span className="soft small">{how}</span>
                </>
              ) : null}
            </th>
            <td className="number">
              <Money cents={cents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
