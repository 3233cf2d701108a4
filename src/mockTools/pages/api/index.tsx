import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { AppearanceBar } from '@/components/Frame/AppearanceBar';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { useLoad } from '@/hooks/useLoad';
import { ToolLoading } from '@/mockTools/components/ToolLoading';
import { useToolMessages } from '@/mockTools/messages';
import { setOwnPageTitle } from '@/utils/i18n/pageTitle';
import { getOpenApi, getOpenApiUrl, listOperations, type Operation } from './openApi';
import './index.css';

/** /simulator/api: all operations of the contract, as described by docs/openapi.json. */
export default function ApiPage() {
  const getText = useToolMessages();
  const title = getText('api.pageTitle');
  useEffect(() => setOwnPageTitle(title), [title]);
  const openApi = useLoad(getOpenApi);
  const { data } = openApi;
  const [search, setSearch] = useState('');
  useEffect(() => {
    const named = data && document.getElementById(window.location.hash.slice(1));
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  }, [data]);
  const groups = data ? listOperations(data, search) : [];
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);

  return (
    <main className="api-page stack">
      <AppearanceBar />
      <h1>{title}</h1>
      <p>{getText('api.about')}</p>
      <p>
        <a href={getOpenApiUrl()}>{getText('api.file')}</a>
      </p>
      <ToolLoading load={openApi} placeholder={<DelayedSpin />} />
      {data && (
        <>
          <label htmlFor="api-search">{getText('api.search')}</label>
          <Input
            id="api-search"
            name="search"
            type="search"
            value={search}
            allowClear
            onChange={({ target }) => setSearch(target.value)}
          />
          <p role="status">{getText('api.count', { count: String(count) })}</p>
        </>
      )}
      {groups.map(({ tag, description, operations }) => (
        <section key={tag} aria-labelledby={`api-${tag}`}>
          <h2 id={`api-${tag}`} lang="en">
            {description}
          </h2>
          {operations.map((operation) => (
            <OperationDetails key={operation.operationId} {...operation} />
          ))}
        </section>
      ))}
    </main>
  );
}

/** An operation: path, parameters, body, responses and refusals. */
function OperationDetails({
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
