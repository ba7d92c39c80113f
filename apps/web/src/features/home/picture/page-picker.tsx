import { classNames } from '../../../lib/class-names.ts';
import { pictureStrings } from '../../../strings/picture.ts';
import type { ChosenPicture } from './use-picture.ts';

interface PagePickerProps {
  readonly pages: NonNullable<ChosenPicture['pages']>;
  readonly isDisabled: boolean;
  readonly onPage: (page: number) => void;
}

/** The pages of a PDF, small; the first ones of a long one, and a field for the others. */
export const PagePicker = ({ pages: { page, pageCount, thumbnails }, isDisabled, onPage }: PagePickerProps) => (
  <div className="grid w-full gap-2">
    <ul aria-label={pictureStrings.pages} className="flex max-w-full gap-2 overflow-x-auto pb-2">
      {thumbnails.map((thumbnail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages have nothing but their order
        <li key={index} className="shrink-0">
          <button
            type="button"
            aria-pressed={page === index + 1}
            disabled={isDisabled}
            onClick={() => onPage(index + 1)}
            className={classNames(
              'grid justify-items-center gap-1 rounded-md border p-1 text-xs',
              page === index + 1 ? 'border-select bg-select-wash' : 'hover:bg-sunken',
            )}
          >
            <img src={thumbnail} alt="" className="h-20 bg-white object-contain" />
            {pictureStrings.page(index + 1)}
          </button>
        </li>
      ))}
    </ul>
    {pageCount > thumbnails.length && (
      <label className="flex items-center justify-center gap-2 text-sm">
        {pictureStrings.pageOf(pageCount)}
        <input
          type="number"
          min={1}
          max={pageCount}
          defaultValue={page}
          disabled={isDisabled}
          onBlur={({ target }) => {
            const wanted = Math.round(Number(target.value));
            if (wanted >= 1 && wanted <= pageCount && wanted !== page) onPage(wanted);
          }}
          className="h-8 w-20 rounded-md border bg-paper px-2"
        />
      </label>
    )}
  </div>
);
