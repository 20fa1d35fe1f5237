import type { RunSums } from '~/domain/payroll-run/run-sums'
import { Money } from '~/kit/figures'
import { useTexts } from '~/kit/language'

export function Sums({ sums, isPart }: { sums: RunSums; isPart: boolean }) {
  const { sums: texts } = useTexts().payrollRun
  return (
    <table className="table run-sums">
      <caption>{isPart ? texts.ofPage : texts.title}</caption>
      <tbody>
        {(Object.keys(texts.names) as (keyof RunSums)[]).map((name) => (
          <tr key={name}>
            <th scope="row">{texts.names[name]}</th>
            <td className="number">
              <Money cents={sums[name]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
