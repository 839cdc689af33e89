/** The calls of the staff about pictures. */
import { type CallParameter, type CallRefusal, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { uploadedPictureAnswer } from './answers.ts';
import { type Crop, PICTURE_TYPES } from './upload-rules.ts';

/** The request's body is the file. */
export const uploadPicture = defineCall<{ query: Crop }>()({
  method: 'POST',
  audience: 'staff',
  permission: 'catalogue.change',
  path: '/pictures',
  answer: uploadedPictureAnswer,
});

const CROP_PARAMETERS: readonly CallParameter[] = [
  { name: 'x', type: 'number', description: 'The left edge of the part to keep, from 0 to 1.' },
  { name: 'y', type: 'number', description: 'Its upper edge, from 0 to 1.' },
  { name: 'width', type: 'number', description: 'Its width, as a fraction of the whole width.' },
  { name: 'height', type: 'number', description: 'Its height, as a fraction of the whole height.' },
];
const CROP_REFUSALS: readonly CallRefusal[] = CROP_PARAMETERS.map(({ name }) => ({
  code: 'invalid-value',
  param: name,
  location: 'query',
}));

export const pictureCalls = /* @__PURE__ */ specifyCalls({
  uploadPicture: {
    call: uploadPicture,
    tag: 'Pictures',
    summary: 'Uploads a picture.',
    notes:
      'The body is the file: JPEG, PNG, WebP or AVIF, up to 20 MB and 60 megapixels. It is turned upright, cropped and encoded again without its metadata. The same file with the same crop gets the same key. A picture that nothing refers to for 7 days is deleted.',
    upload: PICTURE_TYPES,
    query: CROP_PARAMETERS,
    status: 201,
    refusals: [
      'picture-required',
      'picture-file-too-large',
      'picture-has-too-many-pixels',
      'picture-type-unknown',
      'picture-is-heic',
      'picture-damaged',
      'busy',
      CROP_REFUSALS,
    ],
    samples: {
      key: '3f6d0c1b2a49e857-0a1b2c3d4ew1600',
      width: 1600,
      height: 1600,
      placeholder: 'data:image/webp;base64,UklGRhYAAABXRUJQ',
      url: '/media/3f6d0c1b2a49e857-0a1b2c3d4ew1600-320.webp',
    },
  },
});
