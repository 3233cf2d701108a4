import { useToolMessages } from '@/mockTools/messages';
import type { Operation } from './openApi';

/** An operation: path, parameters, body, responses and refusals. */
export function OperationDetails({
  operationId,
  method,
  path,
  summary,
  description,
  parameters,
  body,
  answers,
}: Operation) {
  const getText = useToolMessages();
  return (
    <details id={operationId} className="api-operation">
      <summary>
        <code>
          {method} {path}
        </code>
        <span lang="en">{summary}</span>
      </summary>
      <p>
        <a href={`#${operationId}`}>{operationId}</a>
      </p>
      {description && <p lang="en">{description}</p>}
      {parameters.length > 0 && (
        <>
          <h3>{getText('api.parameters')}</h3>
          <ul>
            {parameters.map(({ name, in: place, required, schema }) => (
              <li key={name}>
                <code>{name}</code> ({place}
                {required && `, ${getText('api.required')}`}) <code>{JSON.stringify(schema)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {body && (
        <>
          <h3>{getText('api.body')}</h3>
          <pre>{JSON.stringify(body, null, 2)}</pre>
        </>
      )}
      <h3>{getText('api.answers')}</h3>
      <ul>
        {answers.map(({ status, description }) => (
          <li key={status}>
            <code>{status}</code> <span lang="en">{description}</span>
          </li>
        ))}
      </ul>
      <h3>{getText('api.data')}</h3>
      <pre>{JSON.stringify(answers.find(({ data }) => data !== undefined)?.data, null, 2)}</pre>
    </details>
  );
}
