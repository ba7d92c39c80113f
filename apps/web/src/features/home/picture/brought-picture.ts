import { useNavigate } from '@tanstack/react-router';

/** An image that was dropped or pasted somewhere else in the workspace, until the panel for images takes it. */
let brought: File | undefined;

export const takeBrought = (): File | undefined => {
  const file = brought;
  brought = undefined;
  return file;
};

/** Opens the panel for images with a file; false for a file that is no image. */
export const useBringPicture = () => {
  const navigate = useNavigate();
  return (file: File): boolean => {
    if (!file.type.startsWith('image/') && file.type !== 'application/pdf') return false;
    brought = file;
    void navigate({ to: '/', search: { view: 'picture' } });
    return true;
  };
};
