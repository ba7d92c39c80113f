import { describe, expect, test } from 'vitest';
import type { Press } from '../editor/pointer-action.ts';
import { pressedSelection } from './pressed-selection.ts';

const buildPress = (press: Partial<Press>): Press => ({
  kind: 'press',
  id: 'pay',
  inner: undefined,
  label: undefined,
  wasSelected: false,
  isAdding: false,
  ...press,
});

describe('what is selected once a pointer is lifted', () => {
  test('is the one part that a finger tapped', () => {
    const tapped = { press: buildPress({}), selection: ['ship'], isTouch: true, isGathering: false };
    expect(pressedSelection(tapped)).toEqual(['pay']);
  });

  test('grows and shrinks by taps while several are selected', () => {
    const [selection, isTouch, isGathering] = [['ship', 'pack'], true, true];
    const tapped = pressedSelection({ press: buildPress({}), selection, isTouch, isGathering });
    expect(tapped).toEqual(['ship', 'pack', 'pay']);
    const again = { press: buildPress({ id: 'pack', wasSelected: true }), selection, isTouch, isGathering };
    expect(pressedSelection(again)).toEqual(['ship']);
  });

  test('is with a mouse one of several, what was clicked inside a group, or all but the part that Shift takes out', () => {
    const [selection, isTouch, isGathering] = [['ship', 'pay'], false, false];
    const pressed = (press: Partial<Press>) =>
      pressedSelection({ press: buildPress({ wasSelected: true, ...press }), selection, isTouch, isGathering });
    expect(pressed({})).toEqual(['pay']);
    expect(pressed({ inner: 'receipt' })).toEqual(['receipt']);
    expect(pressed({ isAdding: true })).toEqual(['ship']);
  });
});
