import { useNavigate } from '@tanstack/react-router';
import { ImageUp } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { pictureStrings } from '../../../strings/picture.ts';

/** Opens the panel that turns an image into a diagram. */
export const PictureButton = () => {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      size="small"
      title={pictureStrings.openHint}
      onClick={() => void navigate({ to: '/', search: { view: 'picture' } })}
    >
      <ImageUp aria-hidden="true" className="size-4" />
      {pictureStrings.open}
    </Button>
  );
};
