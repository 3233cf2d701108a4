import { useIntl } from '@umijs/max';
import { Button, Card } from 'antd';
import { useRef, useState } from 'react';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { DataTable, type TableMessages } from '@/components/Table/DataTable';
import { Filters } from '@/components/Table/Filters';
import { KeywordFilter } from '@/components/Table/KeywordFilter';
import { ListBar } from '@/components/Table/ListBar';
import { useRowSelection } from '@/components/Table/rowSelection';
import { SelectFilter } from '@/components/Table/SelectFilter';
import { SelectionBar } from '@/components/Table/SelectionBar';
import type { DeletedRules, Rule } from '@/contract';
import { useListQuery } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import { useFrontTableActions } from '@/models/hooks';
import { listRules } from '@/services/templateLists';
import { showNotice } from '@/utils/notice';
import type { ListFilters } from '@/utils/routing/listQuery';
import { TABLE_LIST_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { isKeyword } from '@/validation/keywords';
import { isRuleStatus, ruleSortFields, ruleStatuses } from '@/validation/rules';
import { getRuleColumns, renderNarrowRule } from './components/columns';
import { DeleteRulesDialog } from './components/DeleteRulesDialog';
import { type EditedRule, RuleDrawer } from './components/RuleDrawer';
import './index.css';

export const ruleFilters = {
  keyword: isKeyword,
  status: isRuleStatus,
  sort: (value) => {
    const [field, way, ...more] = value.split(':');
    const isKnown = ruleSortFields.some((one) => one === field) && (way === 'asc' || way === 'desc');
    return isKnown && more.length === 0;
  },
} satisfies ListFilters;

const messages: TableMessages = {
  caption: 'page.template.tableList',
  failed: 'template.rules.failed',
  total: 'template.rules.total',
  empty: 'template.rules.empty',
  none: 'template.rules.none',
  clear: 'template.rules.clear',
};

const nameOf = ({ name }: Rule) => name;

/** /template/list/table: add, change and delete rules, individually or in bulk. */
export default function TableListPage() {
  const t = useT();
  const { formatNumber } = useIntl();
  const list = useListQuery(listRules, ruleFilters);
  const { afterAdd, afterDelete } = useFrontTableActions();
  const selection = useRowSelection(list, nameOf);
  const [edited, setEdited] = useState<EditedRule | null>(null);
  /** Number of rules that had already been deleted elsewhere. */
  const [gone, setGone] = useState(0);
  const rows = useRef<HTMLElement>(null);
  /** The rule in the drawer no longer exists; its row is about to be removed. */
  const lost = useRef(false);
  // The focused button was removed together with its row.
  const dialog = useConfirmDialog<readonly Rule[]>(() => rows.current?.focus());

  const edit = (rule: Rule | null) => {
    setGone(0);
    setEdited({ rule });
  };
  const askToDelete = (rules: readonly Rule[]) => {
    setGone(0);
    dialog.ask(rules);
  };
  const onSaved = async ({ name }: Rule) => {
    const isNew = edited?.rule === null;
    showNotice({
      type: 'success',
      title: t(isNew ? 'template.rules.added' : 'template.rules.changed', { name }),
    });
    setEdited(null);
    if (!isNew) return list.reload();
    // A new rule is the first of page 1 in the default order, without filters: navigate there.
    if (list.filtered || list.query.sort) return goTo(TABLE_LIST_PATH);
    return afterAdd();
  };
  const onDeleted = ({ deleted, missing }: DeletedRules) => {
    if (deleted.length > 0) {
      showNotice({ type: 'success', title: t('template.rules.deleted', { count: deleted.length }) });
    }
    setGone(missing.length);
    return afterDelete(deleted.length + missing.length, list.page?.list.length ?? 0);
  };
  const context = { t, formatNumber, onEdit: edit, onDelete: (rule: Rule) => askToDelete([rule]) };
  const add = (
    <Button type="primary" onClick={() => edit(null)}>
      {t('template.rules.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title="page.template.tableList" purpose="template.about.tableList" extra={add} />
      <Card className="rules" classNames={{ body: 'stack' }}>
        {gone > 0 && (
          <Alert type="warning" role="alert" message={t('template.rules.gone', { count: gone })} />
        )}
        <Filters list={list} foldBelow="sm">
          <KeywordFilter label="template.rules.keyword" />
          <SelectFilter
            name="status"
            label="template.rules.status"
            any="template.rules.status.any"
            options={ruleStatuses.map((value) => ({ value, label: t(`template.rules.status.${value}`) }))}
          />
        </Filters>
        <section ref={rows} tabIndex={-1} aria-label={t('page.template.tableList')}>
          <ListBar list={list} messages={messages} />
          <SelectionBar selection={selection}>
            <Button
              danger
              onClick={() => askToDelete(selection.rows.filter(({ id }) => selection.chosen.includes(id)))}
            >
              {t('template.rules.deleteChosen', { count: selection.chosen.length })}
            </Button>
          </SelectionBar>
          <DataTable
            list={list}
            messages={messages}
            columns={getRuleColumns(context)}
            renderNarrow={renderNarrowRule(context)}
            narrowBelow="lg"
            selection={selection}
            isAlarming={({ status }) => status === 'ABNORMAL'}
            emptyAction={add}
            expectedRows={10}
          />
        </section>
      </Card>
      <RuleDrawer
        edited={edited}
        onClose={() => setEdited(null)}
        onClosed={() => {
          // Run after the drawer has restored the focus to a button that is removed with its row.
          if (lost.current) setTimeout(() => rows.current?.focus());
          lost.current = false;
        }}
        onSaved={onSaved}
        onNotFound={() => {
          lost.current = true;
          setEdited(null);
          setGone(1);
          list.reload();
        }}
      />
      <DeleteRulesDialog dialog={dialog} onDone={onDeleted} />
    </>
  );
}
