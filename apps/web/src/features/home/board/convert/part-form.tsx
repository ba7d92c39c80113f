import type { BoardReading, ReadConnector, ReadKind, ReadShape } from '@diagloom/vision/board';
import { ArrowLeftRight, Trash2 } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { controlClasses } from '../../../../components/control-classes.ts';
import { Field } from '../../../../components/field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { classNames } from '../../../../lib/class-names.ts';
import { convertStrings } from '../../../../strings/board.ts';
import { addConnector, correctConnector, correctShape, removePart, turnAround } from './correct.ts';
import { nameOf } from './part-list.tsx';
import { SourceCrop, type SourcePicture } from './source-crop.tsx';

interface PartFormProps {
  readonly reading: BoardReading;
  readonly id: string;
  readonly onChange: (reading: BoardReading) => void;
  readonly onGone: () => void;
  /** What shapes may be; a board's where absent. */
  readonly kinds?: readonly ReadKind[];
  /** Of an image: what a shape was read from, shown beside its fields. */
  readonly picture?: SourcePicture;
}

/** Corrects one part. */
export const PartForm = ({ reading, id, onChange, onGone, kinds = boardKinds, picture }: PartFormProps) => {
  const shape = reading.shapes.find((each) => each.id === id);
  const connector = reading.connectors.find((each) => each.id === id);
  if (shape === undefined && connector === undefined) return null;
  return (
    <div ref={showInPanel} className="grid scroll-mb-4 gap-3 rounded-md border bg-sunken p-3">
      {shape !== undefined && picture !== undefined && <SourceCrop picture={picture} box={shape.box} />}
      {shape !== undefined && <ShapeFields reading={reading} shape={shape} kinds={kinds} onChange={onChange} />}
      {connector !== undefined && <ConnectorFields reading={reading} connector={connector} onChange={onChange} />}
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start text-danger"
        onClick={() => {
          onGone();
          onChange(removePart(reading, id));
        }}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {convertStrings.remove}
      </Button>
    </div>
  );
};

/** Somebody who chose a part on the sheet need not look for its form. */
const showInPanel = (form: HTMLElement | null): void => form?.scrollIntoView({ block: 'nearest' });

type Fields<Part> = Part & Pick<PartFormProps, 'reading' | 'onChange'>;

const boardKinds: readonly ReadKind[] = ['rectangle', 'circle', 'triangle', 'diamond', 'text'];

interface OfShape {
  readonly shape: ReadShape;
  readonly kinds: readonly ReadKind[];
}

const ShapeFields = ({ reading, shape, kinds, onChange }: Fields<OfShape>) => (
  <>
    <SelectField
      label={convertStrings.kind}
      value={shape.kind}
      options={kinds.map((kind) => ({ value: kind, label: convertStrings.kinds[kind] }))}
      onChange={(value) => {
        const kind = kinds.find((known) => known === value);
        if (kind !== undefined) onChange(correctShape(reading, shape.id, { kind }));
      }}
    />
    <TextField
      label={convertStrings.label}
      value={shape.label}
      maxLength={500}
      // A name that stands for unread words gives way to what is typed.
      onFocus={({ target }) => shape.doubt === 'handwriting' && target.select()}
      onChange={({ target }) => onChange(correctShape(reading, shape.id, { label: target.value }))}
    />
    {shape.rows !== undefined && (
      <Field label={convertStrings.rows} hint={convertStrings.rowsHint}>
        {(parts) => (
          <textarea
            {...parts}
            value={shape.rows?.join('\n')}
            rows={Math.min(8, Math.max(2, shape.rows?.length ?? 0))}
            maxLength={5000}
            className={classNames(controlClasses, 'px-3 py-2')}
            onChange={({ target }) => onChange(correctShape(reading, shape.id, { rows: target.value.split('\n') }))}
          />
        )}
      </Field>
    )}
    {shape.kind !== 'text' && (
      <SelectField
        label={convertStrings.connect}
        value=""
        options={[
          { value: '', label: convertStrings.connectHint },
          ...endsOf(reading).filter(({ value }) => value !== shape.id),
        ]}
        onChange={(value) => onChange(addConnector(reading, shape.id, value))}
      />
    )}
  </>
);

/** What lines may join. */
const endsOf = (reading: BoardReading) =>
  reading.shapes.filter(({ kind }) => kind !== 'text').map(({ id }) => ({ value: id, label: nameOf(reading, id) }));

const heads: readonly ReadConnector['head'][] = ['none', 'end', 'both'];

const ConnectorFields = ({ reading, connector, onChange }: Fields<{ readonly connector: ReadConnector }>) => {
  const ends = [{ value: '', label: convertStrings.nowhere }, ...endsOf(reading)];
  const change = (next: Partial<ReadConnector>): void => onChange(correctConnector(reading, connector.id, next));
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={convertStrings.from}
          value={connector.from ?? ''}
          options={ends}
          onChange={(value) => change({ from: value === '' ? undefined : value })}
        />
        <SelectField
          label={convertStrings.to}
          value={connector.to ?? ''}
          options={ends}
          onChange={(value) => change({ to: value === '' ? undefined : value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={convertStrings.head}
          value={connector.head}
          options={heads.map((head) => ({ value: head, label: convertStrings.heads[head] }))}
          onChange={(value) => {
            const head = heads.find((known) => known === value);
            if (head !== undefined) change({ head });
          }}
        />
        <TextField
          label={convertStrings.label}
          value={connector.label}
          maxLength={500}
          onChange={({ target }) => change({ label: target.value })}
        />
      </div>
      {(connector.atFrom !== undefined || connector.atTo !== undefined) && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={convertStrings.atFrom}
            value={connector.atFrom ?? ''}
            maxLength={50}
            onChange={({ target }) => change({ atFrom: target.value })}
          />
          <TextField
            label={convertStrings.atTo}
            value={connector.atTo ?? ''}
            maxLength={50}
            onChange={({ target }) => change({ atTo: target.value })}
          />
        </div>
      )}
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        onClick={() => onChange(turnAround(reading, connector.id))}
      >
        <ArrowLeftRight aria-hidden="true" className="size-4" />
        {convertStrings.turn}
      </Button>
    </>
  );
};
