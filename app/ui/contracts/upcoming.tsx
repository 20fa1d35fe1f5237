import { Money, ShortDate } from '../figures'
import { useTexts } from '../language'
import type { Props } from './contract-page'

export function Upcoming({ upcoming }: Pick<Props, 'upcoming'>) {
  const { upcoming: texts } = useTexts().contracts
  return (
    <section className="stack-tight" aria-labelledby="naechste">
      <h2 id="naechste">{texts.title}</h2>
      {upcoming.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <table className="table">
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.on}</th>
              <th scope="col" className="number">
                {texts.net}
              </th>
              <th scope="col" className="number">
                {texts.gross}
              </th>
            </tr>
          </thead>
          <tbody>
            {upcoming.map(({ on, netCents, grossCents }) => (
              <tr key={on}>
                <th scope="row">
                  <ShortDate date={on} />
                </th>
                <td className="number">
                  <Money cents={netCents} />
                </td>
                <td className="number">
                  <Money cents={grossCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
